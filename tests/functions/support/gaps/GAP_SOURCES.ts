/** Sources of a bicycle shop that sells and repairs, in both languages, by file name. They do not answer the gaps of GAPS but those of the kind `sources`. */
export const GAP_SOURCES = {
  'shop.en.md': `# Opening hours

The shop is open Monday to Friday from 9 am to 6 pm.

# Bike rental

City bikes can be rented at the counter for 18 euros a day. A deposit of 50 euros is due.

# Warranty

Frames have a warranty of 5 years. Claims need the original receipt.

# Gift cards

Gift cards are valid for 3 years and can be redeemed in the shop.

# Workshop

The workshop replaces brake pads for 25 euros. Repairs take 3 days.
`,
  'laden.de.md': `# Öffnungszeiten

Der Laden ist Montag bis Freitag von 9 bis 18 Uhr geöffnet.

# Fahrradverleih

Stadträder können am Tresen für 18 Euro am Tag gemietet werden. Eine Kaution von 50 Euro ist fällig.

# Garantie

Auf Rahmen geben wir 5 Jahre Garantie. Für einen Anspruch brauchen wir den Kassenbon.

# Gutscheine

Gutscheine gelten 3 Jahre und können im Laden eingelöst werden.

# Werkstatt

Die Werkstatt wechselt Bremsbeläge für 25 Euro. Eine Reparatur dauert 3 Tage.
`,
} as const;
