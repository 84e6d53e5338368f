interface Pictured {
  id: string;
  profilePicture: string | null;
}

/** Path at which this host serves a chatbot's picture; null when it has none. */
export function pictureAddress({ id, profilePicture }: Pictured): string | null {
  return profilePicture === null ? null : `/media/${id}/${profilePicture}.png`;
}
