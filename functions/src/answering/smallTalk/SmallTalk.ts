/** Kinds of messages to a chatbot that no document answers. `done`: nothing more is asked; `sorry`: an answer did not help. */
export type SmallTalk = 'agent' | 'sorry' | 'robot' | 'abilities' | 'goodbye' | 'done' | 'thanks' | 'greeting' | 'fine';
