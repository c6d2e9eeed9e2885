#!/bin/bash
# An array of 100 shares under Slurm: `sbatch slurm.sh PLAN.toml DIRECTORY`, in a directory that all nodes see. Sent in
# again, shares that were stopped go on where they were. Then: tabiya lab merge DIRECTORY/shard-*.jsonl > measures.csv
#SBATCH --array=1-100
#SBATCH --cpus-per-task=1
#SBATCH --mem=1G
#SBATCH --requeue
mkdir -p "$2"
exec tabiya lab run "$1" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --out "$2"
