import type { AssignableRole } from '@parlance/domain/roles';
import type { Page } from '@playwright/test';
import { accountTest } from '../accountTest.ts';
import { newMember, type Person } from './newMember.ts';
import { newOwner, type Owner } from './newOwner.ts';
import { haveSession } from './haveSession.ts';

interface Team {
  owner: Owner;
  grace: Person;
  /** Grace's page, in another browser than the owner's. */
  elsewhere: Page;
}

interface TeamFixtures {
  /** Makes an organization of an owner and Grace Hopper in a role, and both have a session: the owner on the test's own page. */
  newTeam: (role: AssignableRole) => Promise<Team>;
}

/** A test of what one member of an organization does to another, who is signed in as well. */
export const teamTest = accountTest.extend<TeamFixtures>({
  newTeam: async ({ page, openElsewhere, language }, provide) => {
    await provide(async (role) => {
      const owner = await newOwner(language, { plan: 'business' });
      const grace = await newMember(owner.orgId, role, 'Grace Hopper', language);
      const elsewhere = await openElsewhere();
      await haveSession(elsewhere, grace);
      await haveSession(page, owner);
      return { owner, grace, elsewhere };
    });
  },
});
