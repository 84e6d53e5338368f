import { readSiteTrial, type SiteTrialView } from '@parlance/domain/contracts/trials/siteTrials';
import { newId } from '@parlance/domain/ids';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { siteTrialKey } from '#web/lib/trial/siteTrialKey.ts';
import { saveTrialLogo } from './saveTrialLogo.ts';
import { startTrial } from './startTrial.ts';

/** Poll interval of the page while the website is read. */
const POLL_MS = 1500;

type SiteTrialState =
  | { kind: 'form'; failure?: { error: unknown }; isOver?: boolean }
  | { kind: 'busy' }
  /** `failure`: how far it is could not be asked for. */
  | { kind: 'open'; key: string; trial: SiteTrialView; failure?: { error: unknown } };

interface SiteTrial {
  state: SiteTrialState;
  /** Makes a trial of the website at an address as it was typed. The same address again goes on with the trial that is there. */
  begin: (url: string) => void;
  /** Asks once more how far it is. */
  refresh: () => void;
  /** Lets go of the trial for another website. */
  leave: () => void;
}

function firstState(wanted: string): SiteTrialState {
  return wanted !== '' || siteTrialKey.read() !== undefined ? { kind: 'busy' } : { kind: 'form' };
}

/** The tab's key for a website, kept from now on, and how to have the former one back: the trial of another website is still there. */
function takeKey(url: string): { key: string; giveBack: () => void } {
  const known = siteTrialKey.read();
  const key = known?.url === url ? known.key : newId();
  siteTrialKey.write({ key, url });
  return { key, giveBack: () => (known === undefined ? siteTrialKey.remove() : siteTrialKey.write(known)) };
}

function withPicture(state: SiteTrialState, key: string, picture: string): SiteTrialState {
  return state.kind === 'open' && state.key === key ? { ...state, trial: { ...state.trial, picture } } : state;
}

/** Asks how far a trial is until its website is read, and ends it with its hour. */
function useTrialClock(state: SiteTrialState, read: (key: string) => Promise<void>, end: () => void): void {
  useEffect(() => {
    if (state.kind !== 'open' || state.failure !== undefined) return;
    const { key, trial } = state;
    const left = Math.max(0, trial.expiresAt - Date.now());
    const timer =
      trial.status === 'reading' ? setTimeout(() => void read(key), Math.min(POLL_MS, left)) : setTimeout(end, left);
    return () => clearTimeout(timer);
  }, [state, read, end]);
}

/**
 * The trial of this tab: begun, watched until it is read, and over after its hour.
 * @param wanted An address that the page is opened with; empty for none.
 */
export function useSiteTrial(wanted: string): SiteTrial {
  const { locale } = useLocale();
  const [state, setState] = useState(() => firstState(wanted));
  const end = useCallback(() => {
    siteTrialKey.remove();
    setState({ kind: 'form', isOver: true });
  }, []);
  const read = useCallback(
    async (key: string) => {
      try {
        setState({ kind: 'open', key, trial: await callContract(readSiteTrial, { key }) });
      } catch (error) {
        if (toAppError(error).code === 'not-found') end();
        else
          setState((now) =>
            now.kind === 'open' ? { ...now, failure: { error } } : { kind: 'form', failure: { error } },
          );
      }
    },
    [end],
  );
  const start = async (url: string) => {
    const { key, giveBack } = takeKey(url);
    try {
      const { trial, logo } = await startTrial({ key, url, locale });
      setState({ kind: 'open', key, trial });
      const picture = await saveTrialLogo(key, logo);
      if (picture !== null) setState((now) => withPicture(now, key, picture));
    } catch (error) {
      // The key is used: it comes from before an account took its trial over.
      if (toAppError(error).code === 'not-found') end();
      else {
        giveBack();
        setState({ kind: 'form', failure: { error } });
      }
    }
  };

  const open = useEffectEvent(() => {
    const known = siteTrialKey.read();
    // Where this tab has begun it, it goes on.
    if (wanted !== '') void start(wanted);
    else if (known !== undefined) void read(known.key);
  });
  // Once, with what the page was opened with.
  useEffect(() => {
    const timer = setTimeout(open);
    return () => clearTimeout(timer);
  }, []);
  useTrialClock(state, read, end);

  return {
    state,
    begin: (url) => {
      setState({ kind: 'busy' });
      void start(url);
    },
    refresh: () => state.kind === 'open' && void read(state.key),
    leave: () => {
      siteTrialKey.remove();
      setState({ kind: 'form' });
    },
  };
}
