import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const CODE = `window.Parlance ??= Object.assign((...call) => window.Parlance.q.push(call), { q: [] });
Parlance('on', 'identify', async ({ chatbot }) => {
  const response = await fetch('/chat-token?chatbot=' + chatbot);
  Parlance('identify', { token: await response.text() });
});`;

/** Code for the website's pages, which fetches a token when a chat is opened. */
export function PageCodeSection() {
  const t = useTranslate();
  return (
    <SettingsSection title={t('identity.codeTitle')} text={t('identity.codeText')} help="developers/signed-identity">
      <CodeBlock
        code={CODE}
        label={t('identity.codeTitle')}
        action={<CopyButton text={CODE} label={t('identity.codeCopy')} />}
      />
    </SettingsSection>
  );
}
