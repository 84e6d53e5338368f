import { expect, type Locator, type Page } from '@playwright/test';
import type { AssignableRole } from '@parlance/domain/roles';
import type { Locale } from '@parlance/domain/locales';
import type { Translate } from '../texts.ts';

interface Invitation {
  name: string;
  email: string;
  role: AssignableRole;
  /** The mail's language. */
  locale: Locale;
}

/** The page of the members, as owners and administrators use it. */
export class MembersPage {
  readonly #page: Page;
  readonly #t: Translate;

  constructor(page: Page, t: Translate) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/dashboard/settings/members');
    await expect(this.#page.getByRole('grid')).toBeVisible();
  }

  row(name: string): Locator {
    return this.#page.getByRole('row', { name: new RegExp(name) });
  }

  inviteButton(): Locator {
    return this.#page.getByRole('button', { name: this.#t('members.invite') });
  }

  /** Fills the invitation's form in and sends it. */
  async invite({ name, email, role, locale }: Invitation): Promise<void> {
    await this.inviteButton().click();
    const dialog = this.#page.getByRole('dialog');
    await dialog.getByLabel(this.#t('members.fullName')).fill(name);
    await dialog.getByLabel(this.#t('form.email')).fill(email);
    await dialog.getByLabel(this.#t('members.role')).selectOption(role);
    await dialog.getByLabel(this.#t('members.mailLanguage')).selectOption(locale);
    await dialog.getByRole('button', { name: this.#t('members.inviteSubmit') }).click();
  }

  /** Opens what an action of a person's menu asks. */
  async choose(name: string, action: 'edit-role' | 'remove' | 'resend' | 'revoke'): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: this.#t('members.actionsOf', { name }) })
      .click();
    await this.#page.getByRole('menuitem', { name: this.#t(`members.action.${action}`) }).click();
  }
}
