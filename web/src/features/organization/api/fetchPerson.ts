import { exportPerson, type PersonSubject } from '@parlance/domain/contracts/privacy';
import { AppError } from '@parlance/domain/errors';
import { saveFile } from '#web/lib/browser/saveFile.ts';
import { streamContract } from '#web/lib/functions/streamContract.ts';

/** Has the browser save what the organization holds of a visitor. Throws an `AppError`, `unavailable` where a part is missing. */
export async function fetchPerson(orgId: string, person: PersonSubject, signal: AbortSignal): Promise<void> {
  const parts: string[] = [];
  const onChunk = ({ text }: { text: string }) => void parts.push(text);
  const { characters } = await streamContract(exportPerson, { orgId, person }, { signal, onChunk });
  const text = parts.join('');
  if (text.length !== characters) throw new AppError('unavailable');
  saveFile(`person-${new Date().toISOString().slice(0, 10)}.json`, new Blob([text], { type: 'application/json' }));
}
