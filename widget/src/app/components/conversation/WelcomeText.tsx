import type { WelcomeRun } from '@parlance/domain/widget/welcome';
import { Fragment, type ReactNode } from 'react';
import { safeHref } from '@parlance/domain/markdown/safeHref';
import { RichText } from '../ui/RichText.tsx';
import { ExternalLink } from '../ui/ExternalLink.tsx';

function renderRun({ text, isBold, isItalic, isUnderlined, isCode, href }: WelcomeRun): ReactNode {
  let node: ReactNode = text;
  if (isCode) node = <code>{node}</code>;
  if (isUnderlined) node = <u>{node}</u>;
  if (isItalic) node = <em>{node}</em>;
  if (isBold) node = <strong>{node}</strong>;
  const address = href === null ? undefined : safeHref(href);
  return address === undefined ? node : <ExternalLink href={address}>{node}</ExternalLink>;
}

/** The text of a message that has no HTML of its own. */
function plainText(runs: readonly WelcomeRun[]): string | undefined {
  const [run] = runs;
  const isPlain =
    runs.length === 1 && run && !run.isBold && !run.isItalic && !run.isUnderlined && !run.isCode && run.href === null;
  return isPlain ? run.text : undefined;
}

/** A welcome message of the business, as elements of our own: written in Markdown or in simple HTML. */
export function WelcomeText({ runs }: { runs: readonly WelcomeRun[] }): ReactNode {
  const markdown = plainText(runs);
  if (markdown !== undefined) {
    return (
      <div className="bubble bot" dir="auto">
        <RichText text={markdown} />
      </div>
    );
  }
  return (
    <p className="bubble bot plain" dir="auto">
      {runs.map((run, place) => (
        <Fragment key={place}>{renderRun(run)}</Fragment>
      ))}
    </p>
  );
}
