import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { useFirestore } from 'reactfire';

interface CountOptions {
  path: string;
  field: string;
  equals: string;
}

export type Count = { status: 'loading' } | { status: 'error' } | { status: 'ready'; value: number };

/** How many documents of a collection have one value in one field, as the server counts them when the page opens. */
export function useCount({ path, field, equals }: CountOptions): Count {
  const firestore = useFirestore();
  const key = `${path}?${field}=${equals}`;
  const [counted, setCounted] = useState<{ key: string; count: Count }>();

  useEffect(() => {
    let isCurrent = true;
    const finish = (count: Count) => {
      if (isCurrent) setCounted({ key, count });
    };
    getCountFromServer(query(collection(firestore, path), where(field, '==', equals))).then(
      (snapshot) => finish({ status: 'ready', value: snapshot.data().count }),
      () => finish({ status: 'error' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [firestore, key, path, field, equals]);

  return counted?.key === key ? counted.count : { status: 'loading' };
}
