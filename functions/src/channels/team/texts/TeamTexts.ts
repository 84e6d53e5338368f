/** Words of posts to a team's chat, in the organization's language. `{chatbot}`: the chatbot's name; `{agent}`: a member's. */
export interface TeamTexts {
  handover: string;
  lead: string;
  message: string;
  joined: string;
  left: string;
  connected: string;
  test: string;
  /** Anybody whose name is not known, or not shown. */
  visitor: string;
  buttons: Readonly<Record<'join' | 'leave' | 'open', string>>;
  refusals: Readonly<Record<TeamRefusal, string>>;
}

/** Reasons for which what somebody did in a thread has no effect. */
export type TeamRefusal = 'stranger' | 'taken' | 'nobody' | 'files' | 'too-long' | 'failed';
