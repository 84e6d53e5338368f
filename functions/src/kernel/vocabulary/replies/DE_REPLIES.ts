import type { Replies } from './Replies.ts';

export const DE_REPLIES: Replies = {
  salutation: 'hallo|hi|hey|liebe[r]?|sehr geehrte[r]?|guten (?:morgen|tag|abend)|servus|moin|gruess gott|gruezi',
  closing:
    '(?:mit )?(?:(?:viele[n]?|liebe[n]?|beste[n]?|freundliche[n]?|herzliche[n]?|schoene[n]?) )+gruesse[n]?|gruesse|lg\\b|vg\\b|mfg\\b|(?:einen )?schoene[nrs]? (?:tag|abend|wochenende)|bis (?:bald|dann)|alles gute|ihr (?:team|service)|euer team',
  leadIn:
    '(?:so |also |gute frage )?(?:ich|wir) habe?n?(?: gerade| eben| kurz| nochmal| noch einmal)? (?:nachgefragt|nachgesehen|nachgeschaut|gefragt|geschaut|gesprochen|nachgelesen|mit [^:.,;!?]* gesprochen|bei[m]? [^:.,;!?]* nachgefragt|in der [^:.,;!?]* (?:nachgefragt|gefragt|nachgesehen)|[^:.,;!?]* (?:gefragt|nachgefragt|nachgesehen|nachgeschaut)) ?[:,;.-] ?(?:und )?|gute nachricht(?:en)? ?[:,!-] ?|gute frage ?[:,!.-] ?|um ihre frage zu beantworten ?[:,-] ?',
  aside:
    '^(?:(?:ihnen|dir|euch)\\b.*(?:geschickt|gesendet|gemailt|zugeschickt|weitergeleitet)|ich (?:habe|hab|hatte|bin)\\b|wir haben ihnen\\b|(?:einen|ein|kleinen|einen kleinen|kurzen)? ?(?:moment|augenblick)|bitte (?:warten|haben sie)|lassen sie mich|ich (?:schaue|sehe|frage|pruefe|klaere|melde|schicke|sende|leite|kuemmere|werde|kann|gebe|erkundige|weiss|bin mir)\\b|wir (?:melden|klaeren|pruefen|schicken ihnen|rufen|kuemmern|werden uns)|da muss ich|das muss ich|tut mir leid|es tut (?:mir|uns) leid|entschuldig|verzeih|leider weiss|danke|vielen dank|herzlichen dank|besten dank|gern(?:e)? geschehen|kein problem|nichts zu danken|ich hoffe|wir hoffen|hilft (?:ihnen|dir|das)|beantwortet das|melden sie sich|melde dich|sagen sie|bei (?:weiteren )?fragen|wenn sie (?:noch )?fragen|kann ich (?:ihnen|sonst|noch)|haben sie (?:noch|sonst)|koennen sie mir|koennten sie|wie (?:ist|lautet) ihr|welche[rsn]?\\b|mein name ist|hier ist|hier schreibt|gute frage|freut mich|das freut|schoen,? dass)',
  ofCase:
    '\\b(?:ihre?[nmrs]?|deine?[nmrs]?|eure?[nmrs]?) (?:\\w+ )?(?:bestellung|bestellungen|paket|pakets|sendung|buchung|termin|termins|erstattung|rueckerstattung|rechnung|konto|kundenkonto|lieferung|zahlung|abo|abonnement|vertrag|ticket|auftrag|adresse|retoure)\\b',
  own: '\\b(?:meine?[nmrs]?|unsere?[nmrs]?)\\b',
  state:
    '\\b(?:wo|wann|status|stand|verfolgen|angekommen|ankommt|kommt|ankommen|verspaetet|spaet|fehlt|verloren|erhalten|bekomme|stornieren|storniere|absagen|aendern|aendere|verschieben|umbuchen|verlegen|falsch|falsche|falschen)\\b',
};
