import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { templateFor } from '@parlance/domain/starts/industryStarts';
import { SHARED_TEXTS } from '@parlance/domain/i18n/SHARED_TEXTS';
import { INSTRUCTION_TEMPLATE_KEYS } from '@parlance/domain/instructionTemplates';
import { LOCALES } from '@parlance/domain/locales';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface TemplateMenuProps {
  isDisabled: boolean;
  onChoose: (text: string) => void;
}

/** Instructions to start from, in both languages, those of the reader's first, and of each what suits the business first. */
export function TemplateMenu({ isDisabled, onChoose }: TemplateMenuProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { org, profile } = useMembership();
  const suited = templateFor(profile.onboarding?.answers.industry ?? org.businessType);
  const keys = INSTRUCTION_TEMPLATE_KEYS.toSorted((one, other) => Number(other === suited) - Number(one === suited));
  const languages = LOCALES.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  return (
    <>
      <Button
        id={id}
        size="small"
        variant="outlined"
        disabled={isDisabled}
        startIcon={<AppIcon name="file-text" size={16} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('playground.templates')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, dense: true } }}
      >
        {languages.flatMap((language) => [
          <ListSubheader
            key={language}
            role="presentation"
            lang={language}
            sx={{ lineHeight: '32px', bgcolor: 'inherit' }}
          >
            {t(`language.${language}`)}
          </ListSubheader>,
          ...keys.map((key) => (
            <MenuItem
              key={`${language}-${key}`}
              lang={language}
              onClick={() => {
                setAnchor(null);
                onChoose(SHARED_TEXTS[language].instructionTemplates[key].text);
              }}
            >
              {SHARED_TEXTS[language].instructionTemplates[key].name}
              {key === suited && (
                <Typography component="span" variant="body2" color="textSecondary" lang={locale} sx={{ ml: 1 }}>
                  {t('playground.suited')}
                </Typography>
              )}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
