//! The drawings of carved figures.

use super::figure::{Drawing, Figure};

/// The lines of a carved figure; of any other, a disc.
pub(super) const fn drawing(figure: Figure) -> Drawing {
    match figure {
        Figure::King => Drawing {
            outline: "M17 84 19 55C19 45 33 45 34 54L28 32C27 23 46 27 47 19A6 6 0 1 1 53 19 \
                      C54 27 73 23 72 32L66 54C67 45 81 45 81 55L83 84Z",
            carving: "M19 75H81M34 65H66M40 65 36 38C36 34 46 35 50 30C54 35 64 34 64 38L60 65",
            rings: &[(50, 48)],
        },
        Figure::Counsellor => Drawing {
            outline: "M22 84 24 63C24 54 36 54 37 61L33 44C33 29 67 29 67 44L63 61C64 54 76 54 76 63L78 84Z",
            carving: "M24 75H76M37 65H63",
            rings: &[(50, 50)],
        },
        Figure::Elephant => Drawing {
            outline: "M24 84 25 67C13 67 5 56 8 42C9 37 15 37 16 42C17 49 20 53 26 53 \
                      C28 33 37 23 50 23C63 23 72 33 74 53C80 53 83 49 84 42C85 37 91 37 92 42 \
                      C95 56 87 67 75 67L76 84Z",
            carving: "M26 75H74M36 75V53C36 42 42 35 50 35C58 35 64 42 64 53V75",
            rings: &[(50, 57)],
        },
        Figure::Horse => Drawing {
            outline: "M33 84 37 66C34 60 24 64 18 60C11 56 12 49 17 45L41 27 \
                      C43 25 46 24 48 20C52 20 55 22 56 25C69 28 76 41 76 56L78 84Z",
            carving: "M35 75H77M55 36C62 40 65 48 65 56V65",
            rings: &[(50, 56)],
        },
        Figure::Dromedary => Drawing {
            outline: "M27 84 29 68C17 64 12 53 14 41C8 42 6 35 11 32L21 27C26 26 28 30 27 35 \
                      C26 45 28 51 34 52C38 52 40 29 53 27C68 25 76 46 76 60L78 84Z",
            carving: "M29 75H77M43 60C45 44 61 44 65 60",
            rings: &[(54, 62)],
        },
        Figure::Chariot => Drawing {
            outline: "M23 84 25 30C25 27 27 25 30 25H39L50 45 61 25H70C73 25 75 27 75 30L77 84Z",
            carving: "M25 75H75M26 55H74",
            rings: &[(35, 65), (50, 65), (65, 65)],
        },
        Figure::Soldier => Drawing {
            outline: "M31 84C33 76 33 72 33 66C33 54 41 47 50 47C59 47 67 54 67 66C67 72 67 76 69 84Z",
            carving: "M35 75H65",
            rings: &[(50, 62)],
        },
        Figure::Cannon => Drawing {
            outline: "M83 84H68C64 84 61 83 58 82A23 23 0 0 1 20 58L14 50C11 46 12 43 15 41L33 27 \
                      C36 25 39 26 41 29L48 38C62 42 74 56 86 76C88 80 87 84 83 84Z",
            carving: "M21 37 48 66M32 28 27 32M54 65A14 14 0 1 1 26 65A14 14 0 1 1 54 65",
            rings: &[(40, 65)],
        },
        Figure::Stupa => Drawing {
            outline: "M23 84V76H28C28 71 24 70 24 63C24 54 32 52 34 46H30V39H37C34 35 36 31 39 28H36V22H44 \
                      C46 17 49 14 50 9C51 14 54 17 56 22H64V28H61C64 31 66 35 63 39H70V46H66 \
                      C68 52 76 54 76 63C76 70 72 71 72 76H77V84Z",
            carving: "M29 76H71M35 46H65M38 39H62M40 28H60M44 22H56M27 62C38 66 62 66 73 62",
            rings: &[],
        },
        Figure::LowStupa => Drawing {
            outline: "M26 84V77H31C31 73 27 72 27 66C27 58 35 57 37 52H33V46H41 \
                      C43 40 48 37 50 29C52 37 57 40 59 46H67V52H63C65 57 73 58 73 66C73 72 69 73 69 77H74V84Z",
            carving: "M32 77H68M38 52H62M42 46H58M30 65C40 68.5 60 68.5 70 65",
            rings: &[],
        },
        Figure::BroadStupa => Drawing {
            outline: "M21 84V76H27C26 66 19 62 19 50C19 40 30 36 40 35V30H43 \
                      C46 27 49 25 50 20C51 25 54 27 57 30H60V35C70 36 81 40 81 50C81 62 74 66 73 76H79V84Z",
            carving: "M28 76H72M41 35H59M22 50C35 56 65 56 78 50M27 67C40 71 60 71 73 67",
            rings: &[],
        },
        Figure::HorseHead => Drawing {
            outline: "M23 84V77H31C36 70 44 66 44 58C36 60 31 62 26 65C20 67 14 59 18 53L36 33 \
                      C37 28 39 24 44 17L50 25C66 26 76 42 70 62C68 68 68 73 70 77H77V84Z",
            carving: "M31 77H69M51 34C61 38 64 50 60 64M41 36H41.1",
            rings: &[],
        },
        Figure::Boat => Drawing {
            outline: "M25 84V78C25 73 14 70 14 62V56C14 51 30 48 50 48C70 48 86 51 86 56V62C86 70 75 73 75 78V84Z",
            carving: "M15 57C15 62 31 65 50 65C69 65 85 62 85 57M26 77H74M31 55C36 54 42 53.5 50 53.5C58 \
                53.5 64 54 69 55",
            rings: &[],
        },
        Figure::Cowrie => Drawing {
            outline: "M77 66C74 77 62 84 47 84C33 84 23 77 23 66C23 54 34 46 48 46C62 46 75 54 77 66Z",
            carving: "M24 66C36 58 58 57 76 65M37 74H37.1M49 76H49.1M61 73H61.1M45 68H45.1M56 67H56.1",
            rings: &[],
        },
        Figure::CowrieTurned => Drawing {
            outline: "M79 65C76 77 64 84 48 84C32 84 21 77 21 65C21 53 33 44 48 44C63 44 76 53 79 65Z",
            carving: "M29 66C38 59 62 59 72 65C62 71 38 71 29 66ZM38 60.5V55M47 59V53M56 59V53M64 60.5V56M38 \
                70.5V76M47 72V78M56 72V78M64 70.5V75",
            rings: &[],
        },
        Figure::Shrine => Drawing {
            outline: "M22 84V77H28V63H20L31 52H27L38 41H35L45 31C47 28 49 22 50 15C51 22 53 28 55 31 \
                      L65 41H62L73 52H69L80 63H72V77H78V84Z",
            carving: "M29 77H71M29 63H71M34 52H66M40 41H60M43 77V72C43 66 57 66 57 72V77",
            rings: &[],
        },
        Figure::Noble => Drawing {
            outline: "M18 84V77C20 66 26 60 36 58C32 54 31 49 32 43C27 43 24 40 24 37C33 37 42 31 46 21A5.5 \
                5.5 0 1 1 54 21C58 31 67 37 76 37C76 40 73 43 68 43C69 49 68 54 64 58C74 60 80 66 82 77V84Z",
            carving: "M20 77H80M33 43H67M37 58C43 63 57 63 63 58M58 62 42 77M47 21H53M44 50H44.1M56 50H56.1",
            rings: &[],
        },
        Figure::Lion => Drawing {
            outline: "M12 84V77H16C18 73 21 71 22 69C14 67 11 60 15 55C9 48 13 39 22 38C24 29 35 27 40 32C49 \
                32 54 40 51 47C60 48 70 48 75 55C78 49 78 44 73 40C68 35 71 27 78 28C88 30 92 48 83 66L86 77H88V84Z",
            carving: "M17 77H85M42 52A11.5 11.5 0 1 1 19 52M19 52C20 41 41 41 42 52M51 47C50 54 46 60 41 \
                64V77M71 77C66 71 68 65 75 62M26 50H26.1M35 50H35.1M27 58C29 60 32 60 34 58",
            rings: &[],
        },
        Figure::Camel => Drawing {
            outline: "M16 84V77H26C23 69 22 63 17 56C14 51 15 45 18 41L12 38C9 35 10 31 14 30L26 27 \
                      C31 26 33 31 31 36C30 42 30 47 34 50C38 50 39 33 46 33C52 33 52 47 58 47 \
                      C63 47 63 33 70 33C77 33 79 47 84 55C87 62 83 69 80 77H84V84Z",
            carving: "M27 77H79M38 77V69C44 63 62 63 68 69V77M36 50C42 53 49 52 52 46M60 47C65 51 72 50 76 46",
            rings: &[],
        },
        Figure::Steed => Drawing {
            outline: "M16 84V77H27C26 68 26 62 29 55L20 57C14 58 11 52 14 48L26 33C27 29 29 25 33 21L37 28 \
                      C46 32 48 41 53 45C60 48 68 45 75 48C84 50 89 58 86 66C82 64 80 61 79 60 \
                      C80 66 80 72 80 77H84V84Z",
            carving: "M28 77H79M40 77V70C46 64 62 64 68 70V77M35 34C42 38 42 46 47 51M27 40H27.1",
            rings: &[],
        },
        Figure::RearingSteed => Drawing {
            outline: "M20 84V77H50L52 70C47 68 44 65 42 61L36 62 30 71C27 75 20 72 23 67L30 57 20 57 \
                      C14 56 15 49 21 49L33 48C31 45 31 42 31 40L24 43C20 45 14 42 14 37L16 31 28 18 \
                      C29 15 32 12 36 10L39 16C49 20 53 30 59 37C69 42 76 49 76 56C84 55 90 63 88 75 \
                      C83 74 80 71 78 68L77 77H84V84Z",
            carving: "M50 77H77M37 22C45 26 46 34 52 42M28 27H28.1M63 77C62 70 65 65 71 64",
            rings: &[],
        },
        Figure::Cart => Drawing {
            outline: "M16 84V77H33A31 31 0 1 1 67 77H84V84Z",
            carving: "M34 77H66M71 51A21 21 0 1 1 29 51A21 21 0 1 1 71 51M50 30V43M50 59V72M29 51H42M58 \
                51H71M35 36 44 45M65 36 56 45M35 66 44 57M65 66 56 57",
            rings: &[(50, 51)],
        },
        Figure::Cub => Drawing {
            outline: "M26 84V77H31C29 68 30 62 35 58C33 52 33 47 34 41L42 45C47 43 53 43 58 45L66 41 \
                      C67 47 67 52 65 58C70 62 71 68 69 77H74V84Z",
            carving: "M32 77H68M44 54H44.1M56 54H56.1M47 61C49 63 51 63 53 61M42 77V69M58 77V69",
            rings: &[],
        },
        Figure::Ship => Drawing {
            outline: "M11 50C19 53 22 63 31 66H46V24C58 27 68 37 69 50C69 55 65 59 54 60V66H69C78 63 81 53 \
                89 50C91 69 81 84 64 84H36C19 84 9 69 11 50Z",
            carving: "M20 75H80M46 60C50 58 52 57 54 60M54 35C59 39 62 44 62 51",
            rings: &[(36, 75), (50, 75), (64, 75)],
        },
        Figure::Pair => Drawing {
            outline: "M22 84C24 76 23 71 25 66C27 61 31 58 36 56C33 52 32 48 33 43C35 33 42 28 50 28C58 28 \
                65 33 67 43C68 48 67 52 64 56C69 58 73 61 75 66C77 71 76 76 78 84Z",
            carving: "M26 75H74M36 56H64",
            rings: &[(50, 43), (50, 66)],
        },
        Figure::CrossedKing => Drawing {
            outline: "M24 84V77H29C33 70 36 62 36 52H31V46H37C33 40 30 35 33 30C37 26 43 27 46 28V22H41V16H46V10H54 \
                V16H59V22H54V28C57 27 63 26 67 30C70 35 67 40 63 46H69V52H64C64 62 67 70 71 77H76V84Z",
            carving: "M30 77H70M36 52H64M37 46H63",
            rings: &[],
        },
        Figure::Crown => Drawing {
            outline: "M24 84V77H29C33 70 36 62 36 52H31V46H36L26 25L38 33L43 20L50 31L57 20L62 33L74 25L64 46H69V52 \
                H64C64 62 67 70 71 77H76V84Z",
            carving: "M30 77H70M36 52H64M36 46H64",
            rings: &[],
        },
        Figure::Mitre => Drawing {
            outline: "M26 84V77H31C36 71 38 66 38 60H33V54H39C33 47 33 38 40 30C44 26 47 23 47 20A4 4 0 1 1 53 20 \
                C53 23 56 26 60 30C67 38 67 47 61 54H67V60H62C62 66 64 71 69 77H74V84Z",
            carving: "M32 77H68M38 60H62M39 54H61M57 30 47 44",
            rings: &[],
        },
        Figure::Tower => Drawing {
            outline: "M24 84V77H30C34 70 35 62 35 48H29V26H38V33H45V26H55V33H62V26H71V48H65C65 62 66 70 70 77H76V84Z",
            carving: "M31 77H69M35 48H65",
            rings: &[],
        },
        Figure::Pawn => Drawing {
            outline: "M30 84V78H34C39 74 42 68 43 62H37V57H44C40 54 38 51 38 47A12 12 0 0 1 62 47C62 51 60 54 56 57 \
                H63V62H57C58 68 61 74 66 78H70V84Z",
            carving: "M35 78H65M43 62H57M44 57H56",
            rings: &[],
        },
        Figure::Disc | Figure::Inscribed(_) => {
            Drawing { outline: "M50 13A37 37 0 0 1 50 87A37 37 0 0 1 50 13Z", carving: "", rings: &[] }
        }
    }
}
