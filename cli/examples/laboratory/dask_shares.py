"""Plays a plan's shares on a Dask cluster, one task a share, and merges them.

    pip install distributed
    python dask_shares.py PLAN.toml DIRECTORY --shares 8 --workers 2
    python dask_shares.py PLAN.toml DIRECTORY --shares 400 --scheduler tcp://HOST:8786

DIRECTORY has to be seen by all workers, as `tabiya` has to be found by them. A share that was stopped goes on where it
was when the program is called again.
"""

import argparse
import subprocess
from pathlib import Path

from dask.distributed import Client, LocalCluster, as_completed


def play(tabiya: str, plan: str, directory: str, share: int, shares: int) -> str:
    """Plays one share; gives its file."""
    output = Path(directory) / f"shard-{share}-of-{shares}.jsonl"
    subprocess.run(
        [tabiya, "lab", "run", plan, "--shard", f"{share}/{shares}", "--out", str(output)], check=True
    )
    return str(output)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("plan", type=Path)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--shares", type=int, default=8)
    parser.add_argument("--workers", type=int, default=2, help="processes of a cluster on this machine")
    parser.add_argument("--scheduler", help="the address of a cluster that runs already")
    parser.add_argument("--tabiya", default="tabiya", help="the program")
    args = parser.parse_args()
    args.directory.mkdir(parents=True, exist_ok=True)
    own = {"n_workers": args.workers, "threads_per_worker": 1, "dashboard_address": None}
    with Client(args.scheduler or LocalCluster(**own)) as client:
        plan, directory = str(args.plan.resolve()), str(args.directory.resolve())
        tasks = [
            client.submit(play, args.tabiya, plan, directory, share, args.shares, pure=False)
            for share in range(1, args.shares + 1)
        ]
        files = [task.result() for task in as_completed(tasks)]
    merged = subprocess.run([args.tabiya, "lab", "merge", *files], check=True, capture_output=True)
    (args.directory / "measures.csv").write_bytes(merged.stdout)


if __name__ == "__main__":
    main()
