/**
 * Texts of the desk in one language to begin with, no legal advice. The sentences stand on the page where the business has none of its own;
 * the notice never does: its square brackets are for the business to fill in.
 */
export type DeskTemplates = Readonly<Record<'withdrawalIntro' | 'cancellationIntro' | 'next' | 'notice', string>>;
