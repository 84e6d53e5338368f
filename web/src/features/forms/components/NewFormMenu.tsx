import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { FormContent } from '@parlance/domain/documents/forms/form';
import { formTemplate } from '@parlance/domain/forms/templates/formTemplate';
import { FORM_TEMPLATE_KINDS } from '@parlance/domain/forms/templates/FormTemplateTexts';
import { toLocale } from '@parlance/domain/locales';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { EMPTY_FORM } from '../EMPTY_FORM.ts';

interface NewFormMenuProps {
  isDisabled: boolean;
  onBegin: (content: FormContent) => void;
}

/** Begins a form: with a template, or an empty one. */
export function NewFormMenu({ isDisabled, onBegin }: NewFormMenuProps) {
  const t = useTranslate();
  const { locale } = useIntl();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const begin = (content: FormContent) => {
    setAnchor(null);
    onBegin(content);
  };
  return (
    <>
      <Button
        id={`${id}-button`}
        variant="contained"
        startIcon={<AppIcon name="plus" size={18} />}
        disabled={isDisabled}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('forms.create')}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('forms.templateTitle') } }}
      >
        {FORM_TEMPLATE_KINDS.map((kind) => (
          <MenuItem key={kind} onClick={() => begin(formTemplate(kind, toLocale(locale)))}>
            {t(`forms.template.${kind}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => begin(EMPTY_FORM)}>{t('forms.template.empty')}</MenuItem>
      </Menu>
    </>
  );
}
