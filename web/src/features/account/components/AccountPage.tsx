import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { ComponentType } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Live, Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import MuiLink from '@mui/material/Link';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { AccountKeys } from './access-keys/AccountKeys.tsx';
import { ConversationChoices } from './ConversationChoices.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailChange } from './sign-in/EmailChange.tsx';
import { Embedding } from './Embedding.tsx';
import { PasswordChange } from './sign-in/PasswordChange.tsx';
import { Profile } from './Profile.tsx';
import { SecondFactors } from './second-factors/SecondFactors.tsx';
import { Sessions } from './sessions/Sessions.tsx';
import { SignInMethods } from './sign-in/SignInMethods.tsx';

interface AccountPageProps {
  chatbots: Live<readonly Stored<Chatbot>[]>;
  /** A chatbot's embed code and its allowed domains. */
  EmbedParts: ComponentType<{ chatbot: Stored<Chatbot> }>;
}

/** The way back to the questionnaire. */
function OnboardingLink() {
  const t = useTranslate();
  return (
    <SettingsSection title={t('accountPage.onboardingTitle')} text={t('accountPage.onboardingText')}>
      <MuiLink component={PageLink} to={paths.onboarding()}>
        {t('accountPage.onboardingLink')}
      </MuiLink>
    </SettingsSection>
  );
}

/** One's own account: who one is, how one signs in, and the end of it. */
export function AccountPage({ chatbots, EmbedParts }: AccountPageProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const canManageKeys = useCan('accessKeys.manage');
  return (
    <>
      <PageHeader title={t('accountPage.title')} context={t('accountPage.context')} />
      <Profile key={locale} />
      <ConversationChoices />
      <EmailChange />
      <PasswordChange />
      <SignInMethods />
      <SecondFactors />
      <Sessions />
      {canManageKeys && <AccountKeys />}
      <Embedding chatbots={chatbots} Parts={EmbedParts} />
      <OnboardingLink />
      <DeleteAccount />
    </>
  );
}
