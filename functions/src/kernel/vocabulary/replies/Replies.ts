/** Words by which a reply of the team to one customer is read, as patterns of folded text. */
export interface Replies {
  /** Beginning of a reply, without the name behind it. */
  salutation: string;
  /** Beginning of its end: the signature follows. */
  closing: string;
  /** Beginning of a sentence that tells where what follows was found out: "I asked the workshop: ". */
  leadIn: string;
  /** A sentence of it that answers nothing for anybody else: thanks, apologies, promises, questions back. */
  aside: string;
  /** A sentence that is about the customer's own matter. */
  ofCase: string;
  /** "my", in a question. */
  own: string;
  /** Words by which a question asks how a matter of the customer's own stands, or wants it changed. */
  state: string;
}
