import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { cannedReplyText } from '@parlance/domain/cannedReplies/cannedReplyText';
import type { CannedReplyValues } from '@parlance/domain/cannedReplies/fillCannedReply';
import type { Locale } from '@parlance/domain/locales';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { ReplyMenu } from './ReplyMenu.tsx';
import { useSlash } from './useSlash.ts';

interface ReplyFieldProps {
  ref?: Ref<HTMLElement>;
  id: string;
  label: string;
  /** The id of a text that describes the field. */
  describedBy?: string;
  helperText?: string;
  value: string;
  onChange: (text: string) => void;
  /** Called with the keys that the menu leaves. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** The language of the conversation, and what is known for the placeholders. */
  locale: Locale;
  values: CannedReplyValues;
  maxLength: number;
  minRows?: number;
  maxRows: number;
  isDisabled?: boolean;
}

/** A field for what one writes to a visitor. A slash, or the button beside it, offers the team's canned replies. */
export function ReplyField(props: ReplyFieldProps) {
  const { ref, value, onChange, locale, values, isDisabled = false } = props;
  const t = useTranslate();
  const menuId = useId();
  const [activeId, setActiveId] = useState<string>();
  const { field, asked, onSelect, onBlur, onType, replace, open, close } = useSlash({ value, onChange, isDisabled });
  useImperativeHandle(ref, () => field.current ?? document.body);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, flex: 1, minWidth: 0, width: '100%' }}>
      <TextField
        id={props.id}
        inputRef={field}
        label={props.label}
        helperText={props.helperText}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onSelect={onSelect}
        onBlur={onBlur}
        onKeyDown={props.onKeyDown}
        disabled={isDisabled}
        autoComplete="off"
        fullWidth
        multiline
        minRows={props.minRows}
        maxRows={props.maxRows}
        size="small"
        slotProps={{
          htmlInput: {
            maxLength: props.maxLength,
            'aria-describedby': props.describedBy,
            'aria-haspopup': 'listbox',
            'aria-autocomplete': 'list',
            'aria-controls': activeId === undefined ? undefined : menuId,
            'aria-activedescendant': activeId,
          },
        }}
      />
      <Tooltip title={t('cannedReplies.insert')}>
        <IconButton onClick={open} aria-label={t('cannedReplies.insert')} disabled={isDisabled}>
          <AppIcon name="quote" />
        </IconButton>
      </Tooltip>
      {asked !== undefined && (
        <ReplyMenu
          id={menuId}
          field={field}
          query={asked.query}
          textOf={(reply) => cannedReplyText(reply, locale, values)}
          onActive={setActiveId}
          onPick={(reply) => replace(asked.start, cannedReplyText(reply, locale, values))}
          onClose={close}
        />
      )}
    </Box>
  );
}
