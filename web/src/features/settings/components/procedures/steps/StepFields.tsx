import { AskFields } from './AskFields.tsx';
import { CallFields } from './call/CallFields.tsx';
import { CheckFields } from './CheckFields.tsx';
import type { StepProps } from './StepProps.ts';
import { TargetSelect } from './TargetSelect.tsx';
import { ValueText } from './ValueText.tsx';

/** Fields of a step by its kind, and the steps that follow it. */
export function StepFields(props: StepProps) {
  const { step, onChange } = props;
  return (
    <>
      {step.kind === 'ask' && <AskFields {...props} step={step} />}
      {step.kind === 'check' && <CheckFields {...props} step={step} />}
      {step.kind === 'call' && <CallFields {...props} step={step} />}
      {step.kind === 'look-up' && (
        <ValueText
          {...props}
          part="question"
          text={step.question}
          onText={(question) => onChange({ ...step, question })}
        />
      )}
      {(step.kind === 'say' || step.kind === 'confirm' || step.kind === 'hand-over' || step.kind === 'end') && (
        <ValueText {...props} part="text" text={step.text} onText={(text) => onChange({ ...step, text })} />
      )}
      {'next' in step && (
        <TargetSelect {...props} way="next" target={step.next} onTarget={(next) => onChange({ ...step, next })} />
      )}
      {'otherwise' in step && (
        <TargetSelect
          {...props}
          way="otherwise"
          target={step.otherwise}
          onTarget={(otherwise) => onChange({ ...step, otherwise })}
        />
      )}
    </>
  );
}
