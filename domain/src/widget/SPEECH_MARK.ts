/** The bubble's icon where a chatbot has none of its own: the `d` of an SVG path in a box of 24. */
export const SPEECH_MARK = 'M4 5h16v12h-8l-5 4v-4H4zM8 9h8M8 13h5';
