import type { Part } from './encodeMail.ts';
import type { SampleMail } from './SampleMail.ts';

/** A mail that no person wrote. */
export interface AutomaticShape {
  name: string;
  from?: string;
  subject: string;
  headers: (readonly [name: string, value: string])[];
  part?: Part;
  kind?: SampleMail['kind'];
}
