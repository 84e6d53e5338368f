import firebase from '../../firebase.json' with { type: 'json' };

/** Paths that the Hosting emulator serves beside the app: this suite's configuration, the widget's files, and every function with an address. */
export const PROXIED: readonly string[] = [
  '/config.json',
  '/widget.js',
  '/widget-assets/',
  '/widget-manifest.json',
  ...firebase.hosting.rewrites
    .filter((rewrite) => 'function' in rewrite && rewrite.source.endsWith('/**'))
    .map(({ source }) => source.replace('**', '')),
];
