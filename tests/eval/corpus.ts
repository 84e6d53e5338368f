/** A document as the evaluation knows it. */
export interface EvalDocument {
  id: string;
  /** Several documents of one article: a question about another article than those searched must be refused. */
  article: string;
  sections: readonly { headings: readonly string[]; page: number | null; text: string }[];
}

export interface EvalQuestion {
  question: string;
  /** The question before it in the conversation; null where it begins one. */
  previous: string | null;
  /** The document that answers it; null where none does. */
  documentId: string | null;
  article: string | null;
  /** Any of them in the answer is right. */
  answers: readonly string[];
  /** A sentence with one of these is to the point, although the answer does not stand in it. */
  relevant: readonly string[];
  /** Kind of question: "fact", "table", "near-miss". */
  kind: string;
}

export interface EvalCorpus {
  name: string;
  language: 'en' | 'de';
  documents: readonly EvalDocument[];
  questions: readonly EvalQuestion[];
}
