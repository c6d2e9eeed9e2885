//! English: comments on the lines of the four-handed games, move by move.

use crate::words::LineWords;

/// Lines by Bell’s rules.
pub(super) const AFTER_BELL: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The first throws",
        text: "All throw; the highest throw begins. The die says which piece moves.",
        comments: &[
            (1, "Each throws for the first turn."),
            (4, "Red’s five is the highest. Red throws again."),
            (6, "A five moves the king or a soldier."),
            (8, "A three moves the horse."),
            (9, "A four moves the elephant, but it is shut in: the turn is lost."),
            (11, "Green advances a soldier."),
        ],
    },
    LineWords {
        id: "concourse",
        title: "Concourse of shipping",
        text: "All throw twos, and the four boats sail to the middle of the board.",
        comments: &[
            (2, "The boat jumps two squares diagonally, over the soldier."),
            (14, "Three boats lie side by side, and one square is left."),
            (
                16,
                "Green’s boat completes the square: it captures the boats of Red and Black, and Green alone moves \
                      Yellow’s from now on.",
            ),
            (18, "Yellow throws a two and may not move the boat: the turn is lost."),
            (21, "At a two of its own Green moves Yellow’s boat, which captures Red’s soldier."),
        ],
    },
    LineWords {
        id: "forced",
        title: "Forced to harm",
        text: "A piece that the throw names has to move if it can.",
        comments: &[
            (1, "A five moves the king, and it has one step only."),
            (2, "It leads before Green’s elephant, and has to be made."),
            (3, "Yellow has no boat: the turn is lost."),
            (
                6,
                "The elephant captures the king. There is no check, and nobody is mated; Red’s army plays on.",
            ),
        ],
    },
    LineWords {
        id: "throne",
        title: "Seizing a throne",
        text: "A king on an enemy’s throne wins a stake from its owner, once.",
        comments: &[
            (2, "Red’s king comes to the square from which Yellow’s started, and wins a stake from Yellow."),
            (7, "It leaves the throne again."),
            (10, "Black’s king comes there too. Only the first who seizes a throne is paid."),
        ],
    },
    LineWords {
        id: "throne-double",
        title: "A throne and its king",
        text: "A king captured in the same move doubles the stake.",
        comments: &[
            (1, "Yellow’s king stands on its throne."),
            (2, "Red’s king captures it there: two stakes from Yellow, whose king is Red’s prisoner."),
        ],
    },
    LineWords {
        id: "command",
        title: "Command of two armies",
        text: "A king on its ally’s throne commands both armies at the throws of both players.",
        comments: &[
            (1, "Black’s king is Green’s prisoner, and its throne is empty."),
            (2, "Red’s king mounts it, and Red now moves both armies."),
            (5, "At Black’s throw Red moves its own king."),
            (8, "At its own throw Red moves Black’s horse."),
        ],
    },
    LineWords {
        id: "command-ends",
        title: "The end of a command",
        text: "The command ends when the commander’s king is captured.",
        comments: &[
            (2, "At Black’s throw Red’s horse moves."),
            (4, "Green’s elephant captures the commander."),
            (5, "From now on each moves only its own pieces again."),
        ],
    },
    LineWords {
        id: "exchange",
        title: "An exchange of kings",
        text: "A player whose ally’s king is a prisoner may offer for it a king captured from the enemy.",
        comments: &[
            (1, "Black’s king is Yellow’s prisoner."),
            (2, "Red captures Yellow’s king."),
            (6, "Red proposes the exchange to Green, who owns the last enemy king."),
            (7, "Green agrees: both kings return to their own squares."),
            (9, "Red’s turn goes on."),
        ],
    },
    LineWords {
        id: "exchange-refused",
        title: "An exchange refused",
        text: "The owner of the last enemy king may refuse.",
        comments: &[
            (1, "Red offers Yellow’s king for Black’s."),
            (
                2,
                "Green would rather have Yellow’s army without a king, and refuses. Red may not ask again \
                    while the prisoners are the same.",
            ),
            (4, "Red plays on."),
        ],
    },
    LineWords {
        id: "release",
        title: "The release of an ally",
        text: "A player who has captured both enemy kings, and whose own stands, claims the ally’s king back.",
        comments: &[
            (2, "Red captures the second enemy king."),
            (7, "Red claims the release of Black’s king, which returns to its own square."),
            (9, "The turn goes on with a throw."),
        ],
    },
    LineWords {
        id: "empire",
        title: "An empire on the enemy’s throne",
        text: "The ally’s throne mounted and both enemy kings captured: the price is highest with the king \
            on the enemy’s throne.",
        comments: &[
            (1, "Red’s king has held Black’s throne before, and Green’s king is Red’s prisoner."),
            (
                2,
                "Red’s king captures Yellow’s on its throne: two stakes for the throne, four from each enemy \
                    for the empire, and the pool for the allies.",
            ),
        ],
    },
    LineWords {
        id: "empire-elsewhere",
        title: "An empire away from the throne",
        text: "A king that captures the last king elsewhere wins two stakes from each enemy.",
        comments: &[(
            2,
            "Red’s king captures Yellow’s in the field: two stakes from Yellow and two from Green.",
        )],
    },
    LineWords {
        id: "empire-by-man",
        title: "An empire by another piece",
        text: "If another piece captures the last king the empire is worth one stake from each enemy.",
        comments: &[(
            2,
            "Red’s elephant captures the last enemy king: one stake from Yellow and one from Green.",
        )],
    },
    LineWords {
        id: "promotion",
        title: "Promotion",
        text: "On an unmarked square a soldier becomes the piece that starts from its file.",
        comments: &[
            (2, "Red has lost a soldier before. On the file of the horse this one becomes a horse."),
            (5, "So does Black’s on the other side."),
        ],
    },
    LineWords {
        id: "promotion-delayed",
        title: "Promotion delayed",
        text: "A soldier that arrives before one is lost waits.",
        comments: &[
            (2, "Red has all four soldiers: this one waits on the far side."),
            (4, "Yellow captures another, and the soldier that waited becomes a horse at once."),
            (8, "The horse moves by a three."),
        ],
    },
    LineWords {
        id: "privileged-pawn",
        title: "The privileged soldier",
        text: "The last soldier of a player who has only a boat besides, and no king, becomes any piece on any \
            square of the far side.",
        comments: &[
            (1, "Red’s soldier is stuck on the corner, which promotes nobody."),
            (
                2,
                "Yellow captures the horse. Red, whose king is a prisoner, has now a boat and a soldier only, and \
                    the soldier is privileged.",
            ),
            (6, "It becomes an elephant where it stands."),
        ],
    },
    LineWords {
        id: "peace",
        title: "An honourable peace",
        text: "A player with nothing but the king fights no more; the ally may fight on alone.",
        comments: &[
            (
                2,
                "Red captures Yellow’s last piece but the king: Yellow has fought to an honourable peace and \
                    takes the stake back.",
            ),
            (4, "Yellow has no more turns, and nobody may capture the king."),
            (6, "Green fights on alone, with one turn to the enemies’ two."),
        ],
    },
    LineWords {
        id: "peace-draw",
        title: "Peace of both allies",
        text: "When both allies have made peace nobody has won.",
        comments: &[
            (1, "Yellow has made peace before."),
            (
                2,
                "Green has only the king left as well. The game is drawn, and the others take their stakes back.",
            ),
        ],
    },
    LineWords {
        id: "out",
        title: "Out of the game",
        text: "A player without pieces is out, and the turn does not pass to the partner.",
        comments: &[
            (2, "Red captures Yellow’s last piece: Yellow is out."),
            (3, "Black throws next."),
            (7, "Red again: Green has one turn to the enemies’ two."),
        ],
    },
    LineWords {
        id: "last-on-board",
        title: "The pool is shared",
        text: "When one alliance has nobody left to fight, the other shares the pool.",
        comments: &[
            (1, "Yellow is out, and Green has one soldier left."),
            (2, "Red captures it. Red and Black share the four stakes."),
        ],
    },
    LineWords {
        id: "no-dice",
        title: "Without dice",
        text: "Any piece may move; a player who cannot move at all is passed over.",
        comments: &[(1, "Red begins, and chooses the boat."), (4, "Each in turn moves any piece.")],
    },
];

/// Lines by Walker’s rules.
pub(super) const AFTER_WALKER: &[LineWords] = &[
    LineWords {
        id: "demonstration",
        title: "The first throws",
        text: "All throw; the highest begins and plays that throw at once.",
        comments: &[
            (4, "Yellow’s five is the highest, and is played at once."),
            (5, "A five moves the king or a soldier."),
            (7, "A three moves the horse."),
            (9, "A two moves the boat."),
        ],
    },
    LineWords {
        id: "triumph",
        title: "Triumph of the boat",
        text: "All throw twos, and the four boats meet in the middle of the board.",
        comments: &[
            (14, "Three boats lie side by side."),
            (
                16,
                "Red’s boat comes to rest beside the other three, and all three are captured, the ally’s too.",
            ),
        ],
    },
    LineWords {
        id: "ally-captured",
        title: "An ally captured",
        text: "An ally’s pieces may be captured, even the king.",
        comments: &[
            (2, "Green’s elephant captures Black’s king, its ally’s."),
            (5, "Black’s army plays on without a king."),
        ],
    },
    LineWords {
        id: "command",
        title: "Shared command",
        text: "Once a king holds its ally’s throne, each of the two may move either army.",
        comments: &[
            (2, "Green’s king gains Black’s throne."),
            (5, "At Black’s throw Black moves Green’s soldier."),
            (8, "At Green’s throw Green moves Black’s horse."),
        ],
    },
    LineWords {
        id: "exchange",
        title: "An exchange of kings",
        text: "When one player of each side has captured the king of the other’s ally, the two may exchange them.",
        comments: &[
            (1, "Black holds Red’s king, and Yellow Green’s. Black proposes to exchange them."),
            (
                2,
                "Yellow agrees. Red’s king returns to its square; on Green’s stands a horse, and the king \
                    takes the nearest free square.",
            ),
            (4, "Black’s turn goes on."),
        ],
    },
    LineWords {
        id: "exchange-refused",
        title: "An exchange refused",
        text: "Either captor may refuse.",
        comments: &[(2, "Yellow keeps the prisoner."), (4, "Black plays on.")],
    },
    LineWords {
        id: "release",
        title: "The release of an ally",
        text: "A player who has captured both enemy kings may demand the ally’s.",
        comments: &[
            (
                1,
                "Green demands Black’s king, though Green’s own is a prisoner as well. On its square stands \
                    a horse: the king takes the nearest free one.",
            ),
            (3, "The turn goes on."),
        ],
    },
    LineWords {
        id: "promotion",
        title: "Promotion",
        text: "A soldier goes to the far side only when one has been lost.",
        comments: &[
            (1, "Green has all four soldiers: the one on b7 may not go on."),
            (4, "Yellow captures a soldier."),
            (8, "Now it may, and becomes a horse on the horse’s file."),
        ],
    },
    LineWords {
        id: "privileged-pawn",
        title: "The privileged soldier",
        text: "The last soldier of a player who has only a boat besides, and no king, becomes any piece on any \
            far square.",
        comments: &[
            (1, "Green’s king is a prisoner, and only a boat and a soldier are left."),
            (2, "On a king’s square, where no other soldier is promoted, it becomes an elephant."),
        ],
    },
    LineWords {
        id: "last-on-board",
        title: "The last on the board",
        text: "The partnership whose forces are the last on the board wins.",
        comments: &[
            (1, "Red has one soldier left, Yellow nothing."),
            (2, "Green captures it: Green and Black win."),
        ],
    },
    LineWords {
        id: "peace",
        title: "Only kings are left",
        text: "When only kings are left the game is drawn.",
        comments: &[(2, "Green captures the last piece that is no king: an honourable peace.")],
    },
    LineWords {
        id: "no-dice",
        title: "Without dice",
        text: "Recent forms were played without dice: any piece may move.",
        comments: &[(1, "Green begins, and chooses the boat."), (4, "Each in turn moves any piece.")],
    },
];
