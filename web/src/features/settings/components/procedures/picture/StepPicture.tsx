import Box from '@mui/material/Box';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { useId } from 'react';
import { ScrollRegion } from '#web/components/charts/ScrollRegion.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useStepTexts } from '#web/lib/procedures/useStepTexts.ts';
import type { KnownActions } from '../ProcedureProps.ts';
import { layoutSteps } from './layoutSteps.ts';
import { StepBox } from './StepBox.tsx';
import { StepWay } from './StepWay.tsx';

interface StepPictureProps {
  procedure: Procedure;
  actions: KnownActions | undefined;
}

/** The steps as boxes from top to bottom with their ways. The list says the same: people who do not see it hear how many there are. */
export function StepPicture({ procedure, actions }: StepPictureProps) {
  const t = useTranslate();
  const arrowId = useId();
  const texts = useStepTexts(procedure, actions);
  const { width, height, steps, ways } = layoutSteps(procedure.steps);
  const title = t('procedures.pictureOf', { name: procedure.name });
  return (
    <ScrollRegion title={title}>
      <Box
        component="svg"
        role="img"
        aria-label={t('procedures.pictureAlt', { name: procedure.name, count: steps.length })}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        sx={{ display: 'block', color: 'text.primary', fontSize: 13 }}
      >
        <defs>
          <marker id={arrowId} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 L10 5 L0 10 z" fill="currentColor" />
          </marker>
        </defs>
        {ways.map((way) => (
          <StepWay
            key={`${way.from}:${way.way}`}
            way={way}
            kind={procedure.steps.find(({ id }) => id === way.from)?.kind}
            arrow={`url(#${arrowId})`}
          />
        ))}
        {steps.map((placed) => (
          <StepBox
            key={placed.step.id}
            placed={placed}
            kind={texts.kind(placed.step)}
            title={texts.title(placed.step)}
          />
        ))}
      </Box>
    </ScrollRegion>
  );
}
