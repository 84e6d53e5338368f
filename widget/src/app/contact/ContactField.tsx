import { LIMITS } from '@parlance/domain/limits';
import type { ReactNode } from 'react';
import { Field } from '../components/ui/Field.tsx';
import { useWidget } from '../context/WidgetContext.ts';

const KINDS = {
  name: { label: 'nameLabel', type: 'text', autoComplete: 'name', maxLength: LIMITS.nameCharacters },
  email: { label: 'emailLabel', type: 'email', autoComplete: 'email', maxLength: LIMITS.emailCharacters },
  phone: { label: 'phoneLabel', type: 'tel', autoComplete: 'tel', maxLength: LIMITS.phoneCharacters },
  message: {
    label: 'contactMessageLabel',
    type: 'textarea',
    autoComplete: 'off',
    maxLength: LIMITS.leadMessageCharacters,
  },
} as const;

interface ContactFieldProps {
  kind: keyof typeof KINDS;
  isOptional?: boolean;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** One of the fields in which a visitor leaves a name, an address or a message. */
export function ContactField({ kind, ...rest }: ContactFieldProps): ReactNode {
  const { messages } = useWidget();
  return <Field {...rest} {...KINDS[kind]} label={messages[KINDS[kind].label]} />;
}
