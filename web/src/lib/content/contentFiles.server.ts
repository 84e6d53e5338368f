/** The texts of web/content by path, such as `../../../content/en/docs/embed.md`. They are read when pages are rendered, and stay out of the browser. */
export const contentFiles = import.meta.glob<string>('../../../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
