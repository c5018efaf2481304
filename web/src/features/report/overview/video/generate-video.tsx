import { Button } from "../../../../design/button.tsx";

interface GenerateVideoProps {
  /** Whether there was one before: that one goes. */
  isAnew: boolean;
  isStarting: boolean;
  onStart: () => void;
}

export function GenerateVideo({ isAnew, isStarting, onStart }: GenerateVideoProps) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={isStarting}
      title={isAnew ? "Clears this video and makes another one of the report as it stands" : undefined}
      onClick={({ detail }) => detail < 2 && onStart()}
    >
      {isAnew ? "Regenerate video" : "Generate video"}
    </Button>
  );
}
