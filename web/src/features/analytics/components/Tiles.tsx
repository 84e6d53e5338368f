import Box from '@mui/material/Box';
import { FigureTile } from '#web/components/charts/FigureTile.tsx';
import { tileGrid } from './tileGrid.ts';

export interface Tile {
  label: string;
  value: string;
  /** Address of the list of what is counted. */
  to?: string | undefined;
  notes: readonly string[];
}

/** Figures side by side. */
export function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <Box component="dl" sx={tileGrid}>
      {tiles.map((tile) => (
        <FigureTile key={tile.label} {...tile} />
      ))}
    </Box>
  );
}
