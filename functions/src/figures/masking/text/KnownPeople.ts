/** Known data of the people that a text is about. */
export interface KnownPeople {
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
}
