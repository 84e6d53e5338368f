const COMMANDS = ['/contact', '/kontakt'];

/** True if the visitor typed the command that opens the contact form. */
export function isContactCommand(text: string): boolean {
  return COMMANDS.includes(text.toLowerCase());
}
