// Runs on "/" alone, before it is drawn: picks the language (cookie, then browser), remembers it and goes to its home page.
// The same rules as src/i18n/detectLocale.ts; src/i18n/detectLocale.test.ts holds them together.
(function () {
  var match = /(?:^|;\s*)locale=(en|de)(?:;|$)/.exec(document.cookie);
  var locale = match && match[1];
  var languages =
    navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || 'en'];
  for (var i = 0; !locale && i < languages.length; i += 1) {
    var tag = languages[i].split('-')[0].toLowerCase();
    if (tag === 'en' || tag === 'de') locale = tag;
  }
  locale = locale || 'en';
  document.cookie = 'locale=' + locale + '; path=/; max-age=31536000; SameSite=lax';
  location.replace('/' + locale);
})();
