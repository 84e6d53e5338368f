// Leaves one language on the page for what is not there: that of the address, else the chosen one, else the browser's.
// Without it the page has both. The same rules as src/app/locale/detectLocale.ts.
(function () {
  var prefix = /^\/(en|de)(?:\/|$)/.exec(location.pathname);
  var cookie = /(?:^|;\s*)locale=(en|de)(?:;|$)/.exec(document.cookie);
  var found = prefix || cookie;
  var locale = found && found[1];
  var languages =
    navigator.languages && navigator.languages.length ? navigator.languages : [navigator.language || 'en'];
  for (var i = 0; !locale && i < languages.length; i += 1) {
    var tag = languages[i].split('-')[0].toLowerCase();
    if (tag === 'en' || tag === 'de') locale = tag;
  }
  document.documentElement.lang = locale || 'en';
  if (locale === 'de') document.title = '404 Seite nicht gefunden · Parlance';
  document.addEventListener('DOMContentLoaded', function () {
    var other = document.querySelector(locale === 'de' ? 'section[lang=en]' : 'section[lang=de]');
    other.remove();
    var heading = document.querySelector('h2');
    if (heading) {
      var first = document.createElement('h1');
      first.textContent = heading.textContent;
      heading.replaceWith(first);
    }
  });
})();
