/**
 * The colours of charts, told apart by lightness as well, so that they survive colour blindness; each at least 3:1 against the
 * surface of its scheme (WCAG 2.2, 1.4.11). `positive`, `neutral` and `negative` are for what means that.
 */
export const chartColours = {
  light: {
    series: ['#0F5C4D', '#C8701A', '#3F7FC1', '#8A3A6B', '#4FA08B', '#6E7B76'],
    positive: '#1D6B40',
    neutral: '#8C9089',
    negative: '#C4501F',
  },
  dark: {
    series: ['#5CC3AC', '#F4A259', '#7FB2EC', '#D98BB8', '#B9C46A', '#A2AEA9'],
    positive: '#83CFA2',
    neutral: '#7E8A85',
    negative: '#F2A198',
  },
} as const;
