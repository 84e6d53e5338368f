import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';
import { useMaskedReader } from './masked/useMaskedReader.ts';

interface CountOptions {
  path: string;
  field: string;
  equals: string;
}

export type Count = { status: 'loading' } | { status: 'error' } | { status: 'ready'; value: number };

/** Number of documents of a collection that have one value in one field, counted by the server when the page opens. */
export function useCount({ path, field, equals }: CountOptions): Count {
  const firestore = useFirestore();
  const masked = useMaskedReader(path);
  const key = `${masked?.key ?? ''}${path}?${field}=${equals}`;
  const [known, setKnown] = useState<{ key: string; count: Count }>();

  useEffect(() => {
    let isCurrent = true;
    const finish = (count: Count) => {
      if (isCurrent) setKnown({ key, count });
    };
    const counted =
      masked?.count({ equals: Object.fromEntries([[field, equals]]) }) ??
      getCountFromServer(query(collection(firestore, path), where(field, '==', equals))).then(
        (snapshot) => snapshot.data().count,
      );
    counted.then(
      (value) => finish({ status: 'ready', value }),
      () => finish({ status: 'error' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [firestore, masked, key, path, field, equals]);

  return known?.key === key ? known.count : { status: 'loading' };
}
