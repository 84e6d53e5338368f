/** Both are variable fonts that the build serves itself. */
export const fonts = {
  heading: '"Bricolage Grotesque Variable", "Segoe UI", system-ui, sans-serif',
  text: '"Inter Variable", "Segoe UI", system-ui, sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace',
} as const;
