import type { CustomerProfile } from "@seedbed/contract/report/customers/schemas";
import { profilesMax } from "@seedbed/contract/report/customers/words";
import { IconPlus } from "@tabler/icons-react";
import { Navigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../../design/button.tsx";
import { useFetchedAtTouch, useLatePart } from "../../../../design/late/late-part.ts";
import { EmptyState } from "../../../../design/page/empty-state.tsx";
import { useEditedSection } from "../../editing/edited-section.tsx";
import type { GapAt } from "../../frame/notes/use-gap-at.tsx";
import { profileForms, withTouch } from "../late-forms.ts";
import { personaAddress, personaAt } from "../persona-address.ts";
import { ProfileView } from "../profile-view.tsx";
import { PersonaTabs } from "./persona-tabs.tsx";
import styles from "./personas.module.css";
import { useShowPersona } from "./use-show-persona.ts";
import { WriteAnew } from "./write-anew.tsx";

interface PersonasProps {
  conceptId: string;
  /** As the address names one. */
  persona: string | undefined;
  profiles: readonly CustomerProfile[];
  gapAt: GapAt;
  aside?: ((profile: CustomerProfile) => ReactNode) | undefined;
  interviews?: ((profile: CustomerProfile) => ReactNode) | undefined;
}

/** All personas by name, the one that the address names below, and the way to another one. */
export function Personas({ conceptId, persona, profiles, gapAt, aside, interviews }: PersonasProps) {
  const mayEdit = useEditedSection() !== null;
  const show = useShowPersona(conceptId);
  const [isAdding, setAdding] = useState(false);
  const forms = useLatePart(profileForms, isAdding);
  useFetchedAtTouch(withTouch);
  const adds = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (!isAdding && returnsFocus.current) adds.current?.focus();
    returnsFocus.current = false;
  }, [isAdding]);
  const bar = useRef<HTMLDivElement>(null);
  const named = personaAt(persona, profiles);
  // Somebody may give the segment that the address is made of another name: the persona stays.
  const [last, setLast] = useState(named?.uuid);
  if (named && named.uuid !== last) setLast(named.uuid);
  const shown = named ?? profiles.find(({ uuid }) => uuid === last) ?? profiles[0];
  // A profile that was added, doubled or removed takes along what had the focus: it goes to the tab of the one that is shown now.
  const [entered] = useState(shown?.uuid);
  useEffect(() => {
    if (shown?.uuid === entered || document.activeElement !== document.body) return;
    bar.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [shown?.uuid, entered]);

  const addButton = mayEdit && profiles.length < profilesMax && (
    <Button
      ref={adds}
      variant="default"
      className={styles.add}
      leftSection={<IconPlus size={17} aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => setAdding(true)}
    >
      Add profile
    </Button>
  );
  const form = isAdding && forms && (
    <forms.AddProfile
      conceptId={conceptId}
      profiles={profiles}
      onAdded={(profile) => {
        setAdding(false);
        show(personaAddress(profile, [...profiles, profile]));
      }}
      onCancel={() => {
        returnsFocus.current = true;
        setAdding(false);
      }}
    />
  );
  if (!shown)
    return (
      <>
        {form || (
          <EmptyState
            title="No customer profiles available"
            description="A profile tells who might buy, use or forbid this, what they use today and what would make them say no."
            action={
              <div className={styles.ways}>
                {addButton}
                {mayEdit && <WriteAnew conceptId={conceptId} />}
              </div>
            }
          />
        )}
      </>
    );
  return (
    <>
      {!named && (
        <Navigate
          to="/concept/$id/customer-profile"
          params={{ id: conceptId }}
          search={{ persona: personaAddress(shown, profiles) }}
          hash
          replace
        />
      )}
      <div ref={bar} className={styles.bar}>
        <PersonaTabs profiles={profiles} shown={shown} onShow={show} />
        {addButton}
        {mayEdit && profiles.length >= profilesMax && (
          <p className={styles.full}>{`At most ${profilesMax} can be listed here.`}</p>
        )}
      </div>
      {form}
      <ProfileView
        key={shown.uuid}
        conceptId={conceptId}
        profile={shown}
        profiles={profiles}
        gapAt={(task) => {
          const part = `${task}:persona-${profiles.indexOf(shown) + 1}`;
          // Who was drafted in somebody's place has parts of its own.
          return gapAt(part) ?? gapAt(`${part}-drafted`);
        }}
        aside={aside?.(shown)}
        interviews={interviews?.(shown)}
      />
    </>
  );
}
