/** A passage source as the evaluation knows it. */
export interface EvalDocument {
  id: string;
  /** Several documents of one article: a question about another article than those searched must be refused. */
  article: string;
  sections: readonly { headings: readonly string[]; page: number | null; text: string }[];
}

export interface EvalQuestion {
  question: string;
  /** The document that answers it; null where none does. */
  documentId: string | null;
  article: string | null;
  /** Any of them in the answer is right. */
  answers: readonly string[];
}

export interface EvalCorpus {
  name: string;
  language: 'en' | 'de';
  documents: readonly EvalDocument[];
  questions: readonly EvalQuestion[];
}
