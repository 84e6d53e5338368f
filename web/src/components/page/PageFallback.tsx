/** Stands while the first code and texts arrive. It needs neither: plain styles from theme/base.css and the logo's shape. */
export function PageFallback() {
  return (
    <output className="page-fallback" aria-busy="true">
      <title>Parlance</title>
      <svg viewBox="0 0 32 32" width="40" height="40" role="img" aria-label="Parlance">
        <path
          d="M9 3h14a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-6.500l-6.900 5.100A1 1 0 0 1 8 28.300V24A6 6 0 0 1 3 18V9a6 6 0 0 1 6-6Z"
          fill="currentColor"
        />
      </svg>
    </output>
  );
}
