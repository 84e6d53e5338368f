import type { Chat } from '../chat/useChat.ts';
import { transcript } from '../chat/transcript.ts';
import { saveText } from '../host/saveText.ts';
import type { Sound } from '../host/useSound.ts';
import { fill } from '../i18n/fill.ts';
import type { Kept } from '../keep/useKept.ts';
import { safeHref } from '../markdown/safeHref.ts';
import type { MenuItem } from './MenuItem.ts';
import { useWidget } from '../context/WidgetContext.ts';

interface MenuParts {
  chat: Chat;
  kept: Kept;
  sound: Sound;
  onNew: () => void;
  onContact: () => void;
  /** Undefined while a person is asked for or there. */
  onPerson: (() => void) | undefined;
  onKeep: () => void;
  onDelete: () => void;
}

/** What the chat's menu offers at the moment. */
export function useMenu({ chat, kept, sound, onNew, onContact, onPerson, onKeep, onDelete }: MenuParts): MenuItem[] {
  const { config, locale, messages } = useWidget();
  const { contactCard, handover } = config;
  const isEmpty = chat.entries.length === 0;
  const mail = safeHref(`mailto:${contactCard.email}`);
  const phone = safeHref(`tel:${contactCard.phone.replace(/[^\d+]/g, '')}`);

  function download(): void {
    saveText('chat.txt', transcript(chat.entries, { locale, messages, displayName: config.displayName }));
  }

  const items: (MenuItem | false)[] = [
    !isEmpty && { icon: 'plus', label: messages.newChat, onSelect: onNew },
    { icon: 'mail', label: messages.leaveMessage, onSelect: onContact },
    onPerson !== undefined && {
      icon: 'person',
      label: messages.person,
      ...(handover.isOpen ? {} : { hint: messages.personClosed }),
      onSelect: onPerson,
    },
    contactCard.email !== '' &&
      mail !== undefined && { icon: 'mail', label: fill(messages.emailUs, { email: contactCard.email }), href: mail },
    contactCard.phone !== '' &&
      phone !== undefined && { icon: 'phone', label: fill(messages.callUs, { phone: contactCard.phone }), href: phone },
    { icon: 'keep', label: messages.keepChat, isOn: kept.isKept, onSelect: kept.isKept ? kept.forget : onKeep },
    { icon: 'sound', label: messages.sound, isOn: sound.isOn, onSelect: sound.toggle },
    !isEmpty && { icon: 'download', label: messages.download, onSelect: download },
    !isEmpty && { icon: 'bin', label: messages.deleteChat, onSelect: onDelete },
  ];
  return items.filter((item) => item !== false);
}
