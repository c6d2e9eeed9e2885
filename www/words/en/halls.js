// English: the laboratory and the museum about themselves; a room’s own sentences stand beside it, in a file of its
// name.

export const halls = {
  rooms: "Rooms",
};
