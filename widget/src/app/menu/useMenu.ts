import { transcript } from '../chat/transcript.ts';
import { useWidget } from '../context/WidgetContext.ts';
import { saveText } from '../host/saveText.ts';
import type { Sound } from '../host/useSound.ts';
import { fill } from '../i18n/fill.ts';
import { safeHref } from '@parlance/domain/markdown/safeHref';
import type { ChatSession } from '../session/useChatSession.ts';
import type { LaterView } from '../view/reduceView.ts';
import type { MenuItem } from './MenuItem.ts';

interface MenuParts {
  session: ChatSession;
  sound: Sound;
  onContact: () => void;
  /** Undefined where no agent can be asked for. */
  onHandover: (() => void) | undefined;
  onShow: (shown: LaterView) => void;
  onDialog: (dialog: 'resume' | 'delete') => void;
}

/** The menu's present items. */
export function useMenu({ session, sound, onContact, onHandover, onShow, onDialog }: MenuParts): MenuItem[] {
  const { config, locale, messages, contact } = useWidget();
  const { contactCard, displayName, handover } = config;
  const { chat, resumable } = session;
  const isEmpty = chat.entries.length === 0;
  const mail = safeHref(`mailto:${contactCard.email}`);
  const phone = safeHref(`tel:${contactCard.phone.replace(/[^\d+]/g, '')}`);

  const items: (MenuItem | false)[] = [
    !isEmpty && { icon: 'plus', label: messages.newChat, onSelect: session.restart },
    { icon: 'mail', label: messages.leaveMessage, onSelect: () => onContact() },
    onHandover !== undefined && {
      icon: 'agent',
      label: messages.handover,
      ...(handover.isOpen ? {} : { hint: messages.handoverClosed }),
      onSelect: onHandover,
    },
    contactCard.email !== '' &&
      mail !== undefined && { icon: 'mail', label: fill(messages.emailUs, { email: contactCard.email }), href: mail },
    contactCard.phone !== '' &&
      phone !== undefined && { icon: 'phone', label: fill(messages.callUs, { phone: contactCard.phone }), href: phone },
    ...config.desk.map(({ label, href, formId = '' }) => ({
      icon: 'again' as const,
      label,
      href,
      onSelect: () => onShow({ formId }),
    })),
    contact
      ? { icon: 'bookmark', label: messages.history, onSelect: () => onShow('history') }
      : {
          icon: 'bookmark',
          label: messages.resumeSwitch,
          isOn: resumable.isOn,
          onSelect: () => (resumable.isOn ? resumable.switchOff() : onDialog('resume')),
        },
    { icon: 'sound', label: messages.sound, isOn: sound.isOn, onSelect: sound.toggle },
    !isEmpty && {
      icon: 'download',
      label: messages.download,
      onSelect: () => saveText('chat.txt', transcript(chat.entries, { locale, messages, displayName })),
    },
    !isEmpty &&
      config.offerTranscript && { icon: 'mail', label: messages.transcript, onSelect: () => onShow('transcript') },
    !isEmpty && { icon: 'bin', label: messages.deleteChat, onSelect: () => onDialog('delete') },
  ];
  return items.filter((item) => item !== false);
}
