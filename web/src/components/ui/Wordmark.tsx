interface WordmarkProps {
  height?: number;
  /** The speech mark alone, for narrow places. */
  markOnly?: boolean;
}

/** The logo: a speech mark with two written lines and an apricot full stop, and the name set in the heading face. */
export function Wordmark({ height = 28, markOnly = false }: WordmarkProps) {
  const width = markOnly ? 32 : 136;
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      height={height}
      width={(height * width) / 32}
      role="img"
      aria-label="Parlance"
      // Where the face is not loaded (yet), the name is wider.
      overflow="visible"
    >
      <path
        d="M9 3h14a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-6.5l-6.9 5.100A1 1 0 0 1 8 28.300V24A6 6 0 0 1 3 18V9a6 6 0 0 1 6-6Z"
        style={{ fill: 'var(--logo-mark, #0F5C4D)' }}
      />
      <path
        d="M10 11h12M10 16h7.500"
        style={{ stroke: 'var(--logo-cut, #FBFAF7)' }}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <circle cx="22" cy="16" r="1.700" fill="#F4A259" />
      {!markOnly && (
        <text
          x="38"
          y="22.500"
          style={{
            font: '700 22px "Bricolage Grotesque Variable", "Segoe UI", system-ui, sans-serif',
            letterSpacing: '-0.030em',
            fill: 'currentColor',
          }}
        >
          Parlance
        </text>
      )}
    </svg>
  );
}
