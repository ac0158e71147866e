# Why Under the Bed says no.

no-ub-slide-01 = There is no such bed.
no-ub-slide-02 = There is no room left under { $who }'s bed.
no-ub-torch-01 = You have used your torch.
no-ub-torch-02 = There is nothing under that bed to shine on.
no-ub-torch-03 = You know already what lies there.
no-ub-turn-01 = It is not your turn.
