import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { ShowInputButton } from './ShowInputButton.tsx';
import type { Form } from './useForm.ts';

interface FormFieldProps<F extends string> {
  form: Form<F>;
  name: F;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: string;
  helperText?: string | undefined;
  maxLength?: number;
  select?: boolean;
  isOptional?: boolean;
  multiline?: boolean;
  isDisabled?: boolean;
  children?: TextFieldProps['children'];
}

/** One field of a form with its error. */
export function FormField<F extends string>(props: FormFieldProps<F>) {
  const { form, name, label, type = 'text', autoComplete, helperText, maxLength, select = false, children } = props;
  const error = form.errorOf(name);
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <TextField
      id={`field-${name}`}
      name={name}
      label={label}
      type={isPassword && isShown ? 'text' : type}
      value={form.values[name]}
      onChange={(event) => form.change(name, event.target.value)}
      onBlur={() => form.touch(name)}
      error={error !== undefined}
      helperText={error ?? helperText}
      multiline={props.multiline === true}
      minRows={props.multiline === true ? 3 : undefined}
      select={select}
      disabled={props.isDisabled === true}
      autoComplete={autoComplete}
      slotProps={{
        // Said of the input alone: a field that is required as a whole leaves room for a star in its outline.
        htmlInput: { maxLength, required: props.isOptional !== true },
        select: { native: true },
        input: isPassword
          ? {
              endAdornment: (
                <ShowInputButton
                  isShown={isShown}
                  isDisabled={props.isDisabled === true}
                  onToggle={() => setShown(!isShown)}
                />
              ),
            }
          : {},
        // What a field is about stays readable where the field can't be changed.
        formHelperText: {
          role: error === undefined ? undefined : 'alert',
          sx: { '&.Mui-disabled': { color: 'text.secondary' } },
        },
      }}
    >
      {children}
    </TextField>
  );
}
