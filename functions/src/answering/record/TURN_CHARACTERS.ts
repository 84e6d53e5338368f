/** So much of an answer is kept in a chat's turns. */
export const TURN_CHARACTERS = 600;
