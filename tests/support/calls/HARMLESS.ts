/** For a call whose input names nothing that another organization could own. */
export const HARMLESS = 'nothing foreign in it';
