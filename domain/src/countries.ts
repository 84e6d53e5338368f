/** ISO 3166-1 alpha-2 codes offered at sign-up. Names come from `Intl.DisplayNames` in the reader's language. */
export const COUNTRIES = (
  'AD AE AL AM AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CR CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GH GI GR GT ' +
  'HK HN HR HU ID IE IL IN IQ IS IT JM JO JP KE KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MU MX MY NG NI NL NO NP NZ OM ' +
  'PA PE PH PK PL PT PY QA RO RS SA SE SG SI SK SM SN SV TH TN TR TT TW TZ UA UG US UY UZ VA VE VN ZA ZM'
).split(' ');
