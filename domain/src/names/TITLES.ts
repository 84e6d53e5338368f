/** People's. */
const OF_PEOPLE =
  'dr drs prof univ doz priv habil hc med dent vet pharm rer nat phil theol jur iur oec pol paed dipl ing arch mag mgr ' +
  'judr mudr phdr bc lic hr hrn fr frl mr mrs ms mme mlle sr sra srta dott avv sig don ir jr rev hon pres gen col capt ' +
  'cpt lt sgt ra stb wp pd проф';

/** Companies', and of first names in theirs. */
const OF_COMPANIES =
  'alb aug chr ferd fried friedr hch herm joh jos ludw ph th wilh co ges gebr fa inh ltd ltda sp bros kath ev';

/** Of places and numbers. */
const OF_PLACES = 'st sta ste str mc mt ft nr no vol abt';

/**
 * Abbreviations that people write before a name without a blank, such as "Dr.Huber" or "GmbH & Co.KG", in lower case and without
 * the dot, with a blank between two. What stands between such a word and the next one is no domain. firestore.rules holds the same.
 */
export const TITLES = `${OF_PEOPLE} ${OF_COMPANIES} ${OF_PLACES}`;
