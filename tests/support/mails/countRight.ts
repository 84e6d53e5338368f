/** Share of some samples that are read as expected, which it writes to the console as a row of the table of all figures, and the others. */
export function countRight<Sample>(
  figure: string,
  samples: readonly Sample[],
  isRight: (sample: Sample) => boolean,
): { share: number; wrong: Sample[] } {
  const wrong = samples.filter((sample) => !isRight(sample));
  const right = samples.length - wrong.length;
  const share = right / samples.length;
  console.log(`${figure.padEnd(12)} ${right} of ${samples.length} (${(share * 100).toFixed(1)} %)`);
  return { share, wrong };
}
