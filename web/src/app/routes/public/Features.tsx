import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { contentLabels } from '#web/app/public/contentLabels.ts';
import { PublicDocument } from '#web/app/public/PublicDocument.tsx';
import { publicLocale } from '#web/app/public/publicLocale.ts';
import { publicMeta } from '#web/app/public/publicMeta.ts';
import { FEATURE_TOPICS, type FeatureTopic } from '#web/config/FEATURE_TOPICS.ts';
import { paths } from '#web/config/paths.ts';
import { FeaturesPage } from '#web/features/texts/components/FeaturesPage.tsx';
import { readTextPage } from '#web/features/texts/readTextPage.server.ts';
import type { TextPageData } from '#web/features/texts/TextPageData.ts';

interface FeaturesData {
  topic: FeatureTopic | undefined;
  text: TextPageData;
}

/** Runs at build time, for the page about all features and for each topic's. */
export function loader({ request, params }: LoaderFunctionArgs): FeaturesData {
  const locale = publicLocale(new URL(request.url).pathname);
  const topic = FEATURE_TOPICS.find((known) => known === params['topic']);
  const name = topic === undefined ? 'features' : `features/${topic}`;
  return { topic, text: readTextPage(locale, name, contentLabels(locale)) };
}

interface FeaturesMetaArgs {
  location: { pathname: string };
  loaderData?: FeaturesData;
}

export function meta({ location, loaderData }: FeaturesMetaArgs): MetaDescriptor[] {
  if (loaderData === undefined) return [];
  const { topic, text } = loaderData;
  const { title, description } = text;
  const locale = publicLocale(location.pathname);
  return publicMeta({ title, description, locale, pathOf: (other) => paths.features(other, topic) });
}

/** Page about the product's features, in one language. It is rendered at build time. */
export default function Features() {
  const { topic, text } = useLoaderData<typeof loader>();
  return <PublicDocument>{(locale) => <FeaturesPage locale={locale} topic={topic} text={text} />}</PublicDocument>;
}
